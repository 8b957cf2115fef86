/** The types of ui.js: what tools/js/vendor-entry.js takes from its packages. */
import type { VNode } from 'preact';

export { h, Fragment, render, createRef } from 'preact';
export { useEffect, useLayoutEffect, useRef, useState, useMemo, useCallback, useId } from 'preact/hooks';
export { signal, computed, effect, batch, untracked, useSignal, useComputed, useSignalEffect } from '@preact/signals';
export const html: (strings: TemplateStringsArray, ...values: any[]) => VNode;
