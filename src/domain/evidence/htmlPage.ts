/** Text as it stands in HTML, in an element or an attribute; control characters, which HTML does not allow, are left out. */
export const escapeHtml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what is taken out
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/g, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export type HtmlFrame = { title: string; language: string; direction: 'ltr' | 'rtl'; landscape?: boolean }

/**
 * The beginning of a page that stands by itself: no script, no address outside of its folder, a policy that allows none,
 * and rules for paper. What follows up to `pageEnd` is markup whose texts are escaped.
 */
export const pageStart = ({ title, language, direction, landscape = false }: HtmlFrame): string =>
  `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>@page{size:A4 ${landscape ? 'landscape' : 'portrait'};margin:14mm 12mm}${STYLE}</style>
</head>
<body>
`

export const pageEnd = `</body>
</html>
`

const STYLE = `
:root{color-scheme:light}
body{max-inline-size:1400px;margin:32px auto;padding-inline:24px;font:15px/1.5 "Outfit",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",sans-serif;color:#10201b;background:#fff;overflow-wrap:anywhere}
h1{font-size:26px;line-height:1.25;margin-block:0 4px}
h2{font-size:18px;margin-block:28px 8px}
p,ul,ol{margin-block:4px 10px}
.quiet{color:#52635d}
.gap{padding:10px 14px;border-inline-start:4px solid #b45309;background:#fdf3e3}
.gap ul{margin-block:2px;padding-inline-start:18px}
a{color:#08724d}
.scroll{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;font-size:12.5px;line-height:1.4}
th,td{padding:5px 8px;border-block-end:1px solid #d8e2dd;text-align:start;vertical-align:top;unicode-bidi:plaintext}
th{font-weight:600;color:#52635d;white-space:nowrap}
td.n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
th:first-child,td:first-child{white-space:nowrap}
@media print{body{margin:0;padding:0;max-inline-size:none;font-size:10pt}table{font-size:7.5pt}th,td{padding:1.2mm 1.5mm}th{white-space:normal}thead{display:table-header-group}tr,.gap,li{break-inside:avoid}h2{break-after:avoid}.scroll{overflow:visible}.screen{display:none}}
`.replaceAll('\n', '')

/** The head of a table; its rows and `tableEnd` follow. */
export const tableStart = (head: readonly string[]): string =>
  `<div class="scroll"><table><thead><tr>${head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')}</tr></thead>\n<tbody>\n`
export const tableEnd = '</tbody></table></div>\n'

/** A row; `write` says how a number is written. */
export const tableRow = (
  cells: readonly (string | number | boolean | null | undefined)[],
  write: (value: number) => string,
): string =>
  `<tr>${cells
    .map((cell) =>
      typeof cell === 'number' && Number.isFinite(cell)
        ? `<td class="n">${escapeHtml(write(cell))}</td>`
        : `<td>${cell === null || cell === undefined || typeof cell === 'number' ? '' : escapeHtml(String(cell))}</td>`,
    )
    .join('')}</tr>\n`
