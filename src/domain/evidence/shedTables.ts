import type { Equipment } from '../equipment.ts'
import type { Supply } from '../supply.ts'
import { type EvidenceColumn, type EvidenceTable, tableOf } from './evidenceTable.ts'
import type { PackRows, PackSetup } from './packSetup.ts'
import type { PackText } from './packText.ts'

/** What is in the shed on the day the pack is made; below zero stays below zero. */
export function supplyTable({ supplies }: PackRows, _setup: PackSetup, text: PackText): EvidenceTable {
  const columns: EvidenceColumn<Supply>[] = [
    { heading: text.heading('name'), cell: ({ name }) => name },
    { heading: text.heading('group'), cell: ({ group }) => group, print: 'none' },
    {
      heading: text.heading('onHand'),
      cell: ({ available, action }) => text.amount(available, action.unit).value,
    },
    { heading: text.heading('unit'), cell: ({ action }) => text.amount(0, action.unit).unit },
    {
      heading: text.heading('minimum'),
      cell: ({ minimum, action }) =>
        minimum !== undefined ? text.amount(minimum, action.unit).value : undefined,
    },
    {
      heading: text.heading('analysis'),
      cell: ({ analysis }) => analysis && [analysis.n, analysis.p, analysis.k].map(text.number).join(' – '),
    },
    { heading: text.heading('registration'), cell: ({ registrationNumber }) => registrationNumber },
    { heading: text.heading('activeIngredient'), cell: ({ activeIngredient }) => activeIngredient },
    { heading: text.heading('batch'), cell: ({ batch }) => batch },
    { heading: text.heading('expiry'), cell: ({ expiryDate }) => expiryDate },
    { heading: text.heading('reEntryHours', 'hours'), cell: ({ reEntryHours }) => reEntryHours },
    {
      heading: text.heading('price'),
      cell: ({ unitCost, action }) =>
        unitCost === undefined ? undefined : text.price(unitCost, action.unit),
      print: 'none',
    },
    { heading: text.heading('currency'), cell: ({ currency }) => currency, print: 'none' },
    { heading: text.heading('id'), cell: ({ id }) => id, print: 'none' },
  ]
  return tableOf(supplies, columns, { json: (row) => row })
}

export function equipmentTable({ equipment }: PackRows, _setup: PackSetup, text: PackText): EvidenceTable {
  const columns: EvidenceColumn<Equipment>[] = [
    { heading: text.heading('name'), cell: ({ name }) => name },
    { heading: text.heading('group'), cell: ({ group }) => group, print: 'none' },
    { heading: text.heading('manufacturer'), cell: ({ manufacturer }) => manufacturer },
    { heading: text.heading('model'), cell: ({ model }) => model },
    { heading: text.heading('serial'), cell: ({ serialNumber }) => serialNumber },
    { heading: text.heading('units'), cell: ({ units }) => units },
    { heading: text.heading('inOrder'), cell: ({ available }) => available },
    { heading: text.heading('hours', 'hours'), cell: ({ hours }) => hours },
    { heading: text.heading('serviceEvery', 'hours'), cell: ({ serviceEvery }) => serviceEvery },
    { heading: text.heading('lastService', 'hours'), cell: ({ lastServiceHours }) => lastServiceHours },
    { heading: text.heading('notes'), cell: ({ notes }) => notes },
    { heading: text.heading('id'), cell: ({ id }) => id, print: 'none' },
  ]
  return tableOf(equipment, columns, { json: (row) => row })
}
