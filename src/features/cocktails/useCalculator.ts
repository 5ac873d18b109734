import { useState } from 'react'
import type { ProductUse } from '@/domain/activity'
import { cocktailUse, mixOf } from '@/domain/mixLines'
import type { Id } from '@/domain/wire'
import { workArea } from '@/domain/workArea'
import { readPreference, writePreference } from '@/lib/preference'
import { isRate, type LineDraft, type Method } from './cocktailDraft'
import type { MixGround } from './useMixGround'

const HECTARE = 10_000
/** More than any field, ha: what is typed beyond is a slip. */
const MOST_AREA = 1000

/** A number above zero, and no more than can be meant. */
const sound = (value: number | null, most: number): number =>
  value !== null && value > 0 && value <= most ? value : 0

const rememberedTank = (): number | null => {
  const tank = Number(readPreference('tankSize') ?? Number.NaN)
  return tank > 0 && Number.isFinite(tank) ? tank : null
}

/** What is typed into the calculator, and what comes of it. */
export function useCalculator(ground: MixGround, openedWith: Id | undefined) {
  const [mixId, setMixId] = useState<Id | null>(openedWith ?? null)
  const [ownMethod, setOwnMethod] = useState<Method>('spray')
  const [ownLines, setOwnLines] = useState<readonly LineDraft[]>([])
  const [pitchId, setPitchId] = useState<Id | null>(
    ground.pitches.length === 1 ? (ground.pitches[0]?.id ?? null) : null,
  )
  const [sectionIds, setSectionIds] = useState<readonly Id[]>([])
  /** ha; undefined is the area of what is chosen. */
  const [typedArea, setTypedArea] = useState<number | null>()
  const [typedWater, setTypedWater] = useState<number | null>()
  const [tank, setTank] = useState<number | null>(rememberedTank)
  const [day, setDay] = useState<string | null>(ground.today)

  const cocktail = ground.cocktails.find(({ id }) => id === mixId)
  const method = cocktail?.method ?? ownMethod
  const isSpray = method === 'spray'
  const placeArea =
    workArea({ pitchIds: pitchId === null ? [] : [pitchId], sectionIds }, ground) / HECTARE || null
  const area = typedArea === undefined ? placeArea : typedArea
  const water = typedWater === undefined ? (cocktail?.waterRate ?? null) : typedWater
  const waterRate = isSpray ? sound(water, 20_000) : 0
  const uses: ProductUse[] = cocktail
    ? [{ ...cocktailUse(cocktail), ...(isSpray && { rate: waterRate }) }]
    : ownLines.flatMap(({ supplyId, rate, rateUnit }) =>
        isRate(rate) ? [{ id: supplyId, cocktailId: undefined, rate, rateUnit, quantity: undefined }] : [],
      )
  const hectares = sound(area, MOST_AREA)
  const tankSize = isSpray ? sound(tank, 100_000) : 0
  const mix = mixOf({
    uses,
    area: hectares * HECTARE,
    waterRate,
    tankSize,
    cocktails: ground.cocktails,
    supplies: ground.supplies ?? [],
    // What the shelf alone does not hold is short in any case.
    reserved: ground.reserved ?? new Map(),
  })
  return {
    cocktail,
    method,
    mix,
    uses,
    /** ha; 0 while none is known. */
    hectares,
    /** True where the area is not that of what was chosen. */
    isOwnArea: typedArea !== undefined && typedArea !== placeArea,
    waterRate,
    tankSize,
    pitch: ground.pitches.find(({ id }) => id === pitchId),
    sectionIds,
    day: day ?? ground.today,
    typed: { mixId, ownLines, area, water, tank, day },
    chooseMix: (id: Id | null) => {
      setMixId(id)
      setTypedWater(undefined)
    },
    setOwnMethod,
    setOwnLines,
    choosePitch: (id: Id | null) => {
      setPitchId(id)
      setSectionIds([])
      setTypedArea(undefined)
    },
    chooseSections: (ids: readonly Id[]) => {
      setSectionIds(ids)
      setTypedArea(undefined)
    },
    setArea: setTypedArea,
    setWater: setTypedWater,
    setTank: (value: number | null) => {
      setTank(value)
      if (sound(value, 100_000) > 0) writePreference('tankSize', String(value))
    },
    setDay,
  }
}
export type Calculator = ReturnType<typeof useCalculator>
