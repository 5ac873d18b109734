/** The version of the product, as its package states it. */
export { version } from '../../package.json'
