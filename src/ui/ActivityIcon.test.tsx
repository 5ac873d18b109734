import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ACTIVITY_NAMES } from '@/domain/activityName'
import { activityFamily, ActivityIcon } from './ActivityIcon'

describe('ActivityIcon', () => {
  it('has a picture of its own for each type of the specification', () => {
    render(ACTIVITY_NAMES.map((name) => <ActivityIcon key={name} name={name} label={name} />))
    const shapes = new Set(ACTIVITY_NAMES.map((name) => screen.getByRole('img', { name }).innerHTML))
    expect(shapes.size).toBe(31)
  })

  it('marks a type it does not know as general work, whatever its name', () => {
    for (const name of ['snowClearing', 'constructor', '__proto__', ''])
      expect(activityFamily(name)).toBe('events')
  })
})
