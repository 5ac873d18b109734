declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  /** Said here, as TypeScript would read a type out of 740 KiB. */
  const world: Topology<{ countries: GeometryCollection; land: GeometryCollection }>
  export default world
}
