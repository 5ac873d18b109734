import { describe, expect, it } from 'vitest'
import type { ShelfAhead } from '@/domain/shelvesAhead'
import type { Supply } from '@/domain/supply'
import { differing, draftOf, NEW_SUPPLY, supplyFaults, supplyOf } from './supplyDraft'
import {
  expiryOf,
  freeOf,
  isLow,
  isShort,
  lacksDensity,
  minimumState,
  missingOf,
  passes,
} from './supplyState'

const iron: Supply = {
  id: 'iron',
  name: 'Iron 6',
  available: 12,
  action: { unit: 'l' },
  group: 'fertiliser',
  activities: ['spraying'],
  minimum: 10,
  analysis: { n: 3, p: 0, k: 0, fe: 6 },
  density: 1.28,
  expiryDate: '2026-05-01',
  maximumRate: { rate: 20, rateUnit: 'l/ha' },
  updatedAt: '2026-04-01T08:00:00Z',
}

describe('the form of a product', () => {
  it('gives back what it was given, whatever else the backend keeps', () => {
    const kept = { ...iron, shelf: 'B3' } as Supply
    expect(supplyOf(draftOf(kept), kept)).toEqual(kept)
  })

  it('leaves the stock alone: it changes by work, restocks and counts', () => {
    expect(supplyOf({ ...draftOf(iron), available: 900 }, iron).available).toBe(12)
    expect(supplyOf({ ...NEW_SUPPLY, name: 'Sand', available: 5 }).available).toBe(5)
  })

  it('sends what was left empty as unknown, never as nought', () => {
    const sent = supplyOf({ ...NEW_SUPPLY, name: ' Sand ' })
    expect(sent).toMatchObject({ name: 'Sand', minimum: undefined, density: undefined, analysis: undefined })
    expect(supplyOf({ ...draftOf(iron), n: null, fe: null }, iron).analysis).toMatchObject({
      n: 0,
      p: 0,
      k: 0,
    })
    expect(supplyOf({ ...draftOf(iron), maximumRate: null }, iron).maximumRate).toBeUndefined()
  })

  it('refuses text, negative and absurd figures beside their fields', () => {
    expect(
      supplyFaults({
        ...draftOf(iron),
        name: ' ',
        minimum: -1,
        n: 101,
        unitCost: Number.NaN,
        reEntryHours: 1e12,
        density: 1280,
        currency: 'euros',
      }),
    ).toEqual({
      name: 'empty',
      minimum: 'negative',
      n: 'analysis',
      unitCost: 'unreadable',
      reEntryHours: 'tooLarge',
      density: 'density',
      currency: 'currency',
    })
    expect(supplyFaults({ ...draftOf(iron), n: 60, k: 50 })).toEqual({ n: 'analysis' })
    expect(supplyFaults(draftOf(iron))).toEqual({})
  })

  it('knows what two people changed', () => {
    const mine = { ...draftOf(iron), minimum: 20 }
    const theirs = { ...draftOf(iron), batch: 'X1', activities: ['spraying', 'irrigation'] }
    expect(differing(mine, theirs)).toEqual(['minimum', 'batch', 'activities'])
  })
})

describe('what is free', () => {
  const ahead = (reserved: number, lowest = iron.available - reserved): ShelfAhead => ({
    reserved,
    coming: [],
    lowest,
    lows: [],
  })

  it('F32 is what is on hand less what open work takes, and unknown while that is', () => {
    expect(freeOf(iron, ahead(4.5))).toBe(7.5)
    expect(freeOf(iron, undefined)).toBeUndefined()
    expect(isLow(iron, ahead(4.5))).toBe(true)
    expect(isLow(iron, ahead(2))).toBe(false)
    expect(isShort(iron, ahead(12.1))).toBe(true)
    expect(isLow({ ...iron, minimum: undefined }, ahead(11))).toBe(false)
  })

  it('is not short of what a delivery brings in time, nor ordered twice', () => {
    expect(freeOf(iron, ahead(40, 11))).toBe(-28)
    expect(isShort(iron, ahead(40, 11))).toBe(false)
    expect(minimumState(iron, ahead(40, 11))).toBe('enough')
    expect(missingOf(iron, ahead(40, 11))).toBeUndefined()
    expect(missingOf(iron, ahead(40, 4))).toBe(6)
  })

  it('is to be looked at when fewer than none were counted', () => {
    expect(minimumState({ ...iron, available: -3 }, undefined)).toBe('negative')
    expect(minimumState(iron, ahead(4))).toBe('low')
    expect(minimumState(iron, ahead(0))).toBe('enough')
    expect(minimumState({ ...iron, minimum: undefined }, ahead(0))).toBe('none')
  })
})

it('says when a product goes off', () => {
  expect(expiryOf(iron, '2026-05-02')).toBe('expired')
  expect(expiryOf(iron, '2026-05-01')).toBe('soon')
  expect(expiryOf(iron, '2026-04-01')).toBe('soon')
  expect(expiryOf(iron, '2026-03-31')).toBe('later')
  expect(expiryOf({ ...iron, expiryDate: undefined }, '2026-03-31')).toBe('none')
  expect(passes('expiring', iron, { ahead: undefined, today: '2026-06-01' })).toBe(true)
})

it('misses the density of a liquid whose analysis is in percent by mass', () => {
  expect(lacksDensity({ ...iron, density: undefined })).toBe(true)
  expect(lacksDensity(iron)).toBe(false)
  expect(lacksDensity({ ...iron, density: undefined, action: { unit: 'kg' } })).toBe(false)
  expect(lacksDensity({ ...iron, density: undefined, analysis: undefined })).toBe(false)
})
