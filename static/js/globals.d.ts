/** What Django's JavaScriptCatalog puts on the page before the modules run. */
declare function gettext(key: string): string;
/** Marks a key for translation and returns it unchanged. */
declare function gettext_noop(key: string): string;
declare function ngettext(singular: string, plural: string, count: number): string;
declare function pgettext(context: string, key: string): string;
declare function interpolate(format: string, values: Record<string, unknown>, named: true): string;
