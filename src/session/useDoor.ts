import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Door, isDoor } from '@/domain/access'
import { readDoor } from './lastDoor'

/** Whose login page leads back from here: what the address says, else the door of last time, as for a mail's link. */
export function useDoor(): Door {
  const asked = new URLSearchParams(useLocation().search).get('door')
  const [last] = useState(readDoor)
  return isDoor(asked) ? asked : last
}
