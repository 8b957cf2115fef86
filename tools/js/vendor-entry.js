// What the pages use of preact, its hooks, htm and signals: static/vendor/ui.js is this file, bundled.
import htm from 'htm';
import { h } from 'preact';

export { h, Fragment, render, createRef } from 'preact';
export { useEffect, useLayoutEffect, useRef, useState, useMemo, useCallback, useId } from 'preact/hooks';
export { signal, computed, effect, batch, untracked, useSignal, useComputed, useSignalEffect } from '@preact/signals';
export const html = htm.bind(h);
