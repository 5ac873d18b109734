import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Emphasis } from './Emphasis'

it('lets the marked words stand out', () => {
  render(<Emphasis text="<b>Late:</b> divoting, Training 2" mark={<strong />} />)
  expect(screen.getByText('Late:').tagName).toBe('STRONG')
  expect(document.body).toHaveTextContent('Late: divoting, Training 2')
})

it('X1 shows any other markup as text', () => {
  render(<Emphasis text="<b>Off:</b> <img src=x onerror=alert(1)> O’Neill" />)
  expect(document.body).toHaveTextContent('Off: <img src=x onerror=alert(1)> O’Neill')
  expect(document.querySelector('img')).toBeNull()
})
