import { MODELLED_DISEASES } from '../../domain/agronomy/diseaseRisk.ts'
import type { ModelledDisease } from '../../domain/agronomy/diseaseRisk.ts'
import type { Disease } from '../../domain/turfSeries.ts'

const COOL = ['Lolium perenne', 'Poa pratensis', 'Poa annua', 'Agrostis stolonifera', 'Festuca rubra']
const WARM = ['Cynodon dactylon', 'Paspalum vaginatum']

const entry = (
  id: string,
  name: string,
  pathogen: string,
  conditions: string,
  symptoms: string,
  species: readonly string[],
): Disease => ({ id, name, pathogen, conditions, symptoms, species: [...species] })

/** The diseases of sports turf that the backend knows; red thread has no published model, so that no risk of it is told. */
export const DISEASES: readonly Disease[] = [
  entry(
    'dollarSpot',
    'Dollar spot',
    'Clarireedia spp.',
    'Mean temperature of 10 to 35 °C with humid days and long dew; worse where nitrogen or soil moisture is short.',
    'Straw-coloured spots the size of a coin that run together; leaves with pale, hourglass lesions edged in brown; white mycelium in the dew.',
    [...COOL, ...WARM],
  ),
  entry(
    'brownPatch',
    'Brown patch',
    'Rhizoctonia solani',
    'Nights above 16 °C and humid, leaves wet for six hours or more; worse after generous nitrogen.',
    'Round, brown patches up to a metre across, with a dark smoke ring at their edge in the early morning.',
    [...COOL, 'Festuca arundinacea'],
  ),
  entry(
    'pythiumBlight',
    'Pythium blight',
    'Pythium aphanidermatum',
    'Days above 30 °C, nights above 20 °C and a canopy that stays above 90 % humidity; wet, poorly drained turf.',
    'Small, sunken, dark and greasy patches that follow water and mower tracks; cottony mycelium in the morning.',
    [...COOL, ...WARM],
  ),
  entry(
    'anthracnose',
    'Anthracnose',
    'Colletotrichum cereale',
    'Three-day mean of 16 to 28 °C with long leaf wetness, on turf that is hungry, compacted or cut low.',
    'Yellow to reddish brown turf that thins out; black, hair-like fruiting bodies on leaves and blackened stem bases.',
    ['Poa annua', 'Poa pratensis', 'Agrostis stolonifera', 'Lolium perenne'],
  ),
  entry(
    'grayLeafSpot',
    'Gray leaf spot',
    'Pyricularia oryzae',
    'Mean temperature of 18 to 38 °C, best at 28 °C, with a leaf that is wet for 9 to 36 hours; young ryegrass suffers most.',
    'Grey lesions with a dark edge, twisted leaf tips like fish hooks, then quick thinning of whole areas.',
    ['Lolium perenne', 'Festuca arundinacea'],
  ),
  entry(
    'microdochiumPatch',
    'Microdochium patch',
    'Microdochium nivale',
    'Mean temperature of 0 to 16 °C, best at 7 to 13 °C, and rain on several days in a row; shade, covers and late nitrogen help it.',
    'Round, water-soaked, orange-brown patches of 2 to 10 cm, with white or pink mycelium at the edge.',
    COOL,
  ),
  entry(
    'redThread',
    'Red thread',
    'Laetisaria fuciformis',
    'Mild, moist weather of 15 to 25 °C on slow, hungry turf.',
    'Bleached patches of 5 to 30 cm with pink cotton and red, needle-like threads at the leaf tips.',
    ['Lolium perenne', 'Festuca rubra', 'Poa pratensis'],
  ),
]

/** The modelled diseases that the grasses of a pitch can catch; all of them when no grass is named. */
export function diseasesOf(species: readonly string[] = []): ModelledDisease[] {
  return MODELLED_DISEASES.filter((id) => {
    const hosts = DISEASES.find((disease) => disease.id === id)?.species ?? []
    return species.length === 0 || species.some((grass) => hosts.includes(grass))
  })
}
