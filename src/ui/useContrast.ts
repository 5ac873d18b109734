import { useState } from 'react'
import { writePreference } from '@/lib/preference'
import { applyTheme, hasMoreContrast } from './theme'

/** Strong text and lines, for the sun: whether it is on, and a switch. It belongs to this browser. */
export function useContrast(): [boolean, (on: boolean) => void] {
  const [isMore, setIsMore] = useState(hasMoreContrast)
  return [
    isMore,
    (on) => {
      writePreference('contrast', on ? 'more' : 'usual')
      applyTheme()
      setIsMore(on)
    },
  ]
}
