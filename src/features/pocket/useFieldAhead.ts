import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { Company } from '@/domain/company'
import { fetchSoon } from '@/lib/parts'
import { takeTurn } from '@/lib/turns'
import { isDemo } from '@/session/demoMode'

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** Once nothing else is under way, what the field's forms need is put onto the device; the demo has it there already. */
export function useFieldAhead(company: Company | undefined): void {
  const dispatch = useDispatch<Dispatch>()
  useEffect(() => {
    if (!company || isDemo()) return
    return takeTurn(() => fetchSoon(() => readAhead(dispatch, company)))
  }, [company, dispatch])
}

async function readAhead(dispatch: Dispatch, company: Company): Promise<void> {
  const { readForField } = await import('@/api/fieldAhead')
  await dispatch(readForField(company))
}
