// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { scriptUrl } from './trustedUrl.ts'

describe('script addresses', () => {
  it('X2 H3 only scripts of the build, from our own origin', () => {
    for (const ours of [
      '/sw.js',
      '/assets/worker-AbC_1.js',
      'https://sward.test/assets/a.b~c.js',
      '/assets/a.js?v=1',
    ])
      expect(scriptUrl(ours)).toBe(ours)
    for (const theirs of [
      'https://evil.test/assets/a.js',
      '//evil.test/sw.js',
      '/assets/../evil.js',
      '/assets/a/b.js',
      '/assets/a.json',
      '/x/sw.js',
      'data:text/javascript,1',
      'blob:https://sward.test/1',
      'javascript:1//sw.js',
      '/assets/%2e%2e%2fa.js',
      '',
    ])
      expect(() => scriptUrl(theirs)).toThrow(TypeError)
  })
})
