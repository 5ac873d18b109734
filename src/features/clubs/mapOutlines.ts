import { feature, mesh } from 'topojson-client'
import world from 'world-atlas/countries-50m.json'

/** Coasts and borders of the countries (Natural Earth, 1:50 million, decision 19). */
export const land = feature(world, world.objects.land)
export const borders = mesh(world, world.objects.countries, (one, other) => one !== other)
