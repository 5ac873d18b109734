import { version as packageVersion } from '../../package.json'

let release = ''

/** Names the deployment, as its configuration does; set once at the start. */
export const setRelease = (name: string): void => {
  release = name
}

/** The version of the product as its package states it, and the deployment where that has a name of its own. */
export const versionText = (): string =>
  release === '' || release === packageVersion ? packageVersion : `${packageVersion} (${release})`
