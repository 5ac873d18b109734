type Rules = { createScriptURL: (url: string) => string }
type Policy = { createScriptURL: (url: string) => unknown }
type Factory = { createPolicy: (name: string, rules: Rules) => Policy }

/** Scripts come from our own origin and from where the build puts them; everything else is refused. */
const rules: Rules = {
  createScriptURL(url) {
    const target = new URL(url, location.href)
    if (target.origin !== location.origin || !/^\/(assets\/[\w.~-]+|sw)\.js$/.test(target.pathname))
      throw new TypeError(`not a script of this application: ${target.pathname}`)
    return url
  },
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const policy: Policy = factory?.createPolicy('app', rules) ?? rules

/** A script address that Trusted Types let through; throws for any that is not ours. */
export const scriptUrl = (url: string): string => policy.createScriptURL(url) as string
