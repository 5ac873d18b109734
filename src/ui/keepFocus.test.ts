import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { painted } from '@/lib/afterPaint'
import { keepFocus } from './keepFocus'

const user = userEvent.setup()
const at = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const draw = (html: string) => {
  document.body.innerHTML = `<main><h1 id="page-heading" tabindex="-1">Page</h1>${html}</main>`
}
const LINES = `
  <button id="before">Before</button>
  <ul><li id="one"><button id="x1">Remove 1</button></li><li id="two"><button id="x2">Remove 2</button></li></ul>
  <button id="after">After</button>`
/** Takes something away that the focus is in, as a press of a key would. */
const takeAway = async (focused: string, gone: string) => {
  at(focused).focus()
  await user.keyboard('{Shift}')
  at(gone).remove()
  await painted()
}

describe('G1 the focus goes on where what held it goes away', () => {
  beforeEach(keepFocus)

  it.each([
    ['to what stands there now', LINES, 'x1', 'one', 'x2'],
    ['to the last before it where nothing comes after it', LINES, 'x2', 'two', 'x1'],
    [
      'to what comes after a part of the page that goes with it',
      `<section><p id="notice"><button id="slot">Thu, 12:00</button></p><input id="start"></section>`,
      'slot',
      'notice',
      'start',
    ],
    [
      'to the same control of the next line, also where no Tab stops at it',
      `<ul><li><button id="x1">Open</button><button id="r1" class="remove">Remove</button></li>
        <li id="two"><button id="x2">Open</button><button id="r2" class="remove">Remove</button></li>
        <li><button id="x3">Open</button><button id="r3" class="remove" tabindex="-1">Remove</button></li></ul>`,
      'r2',
      'two',
      'r3',
    ],
    [
      'to nothing that cannot be reached by Tab',
      `<ul><li id="one"><button id="x1">Remove</button></li><li tabindex="-1">2</li><li><button disabled>3</button></li><li><button id="x4">4</button></li></ul>`,
      'x1',
      'one',
      'x4',
    ],
    [
      'to the heading where the whole page has been replaced',
      `<div id="all"><button id="x">X</button></div>`,
      'x',
      'all',
      'page-heading',
    ],
    [
      'to what a window was opened from that did not give it back',
      `${LINES}</main><div id="portal"><section role="dialog" id="window"><button id="x">Close</button></section></div><main>`,
      'x',
      'window',
      'after',
    ],
    [
      'to the press of a bar that such a window was opened from',
      `<button id="before">Before</button><div data-page-bar><button id="after">Report</button></div></main>
        <div id="portal"><section role="dialog" id="window"><button id="x">Close</button></section></div><main>`,
      'x',
      'window',
      'after',
    ],
    [
      'to the row that was chosen, when the bar of what can be done with it goes',
      `${LINES}<div data-page-bar id="bar"><button id="x">Delete</button></div>`,
      'x',
      'bar',
      'after',
    ],
  ])('%s', async (_, html, focused, gone, next) => {
    draw(html)
    document.getElementById('after')?.focus()
    await takeAway(focused, gone)
    expect(document.activeElement).toBe(at(next))
  })

  it('goes on at what has taken the place of what a window was opened from', async () => {
    draw(`<section><div id="place"><p id="none"><button id="start">Start</button></p></div></section></main>
      <div><section role="dialog" id="window"><button id="save">Save</button></section></div><main>`)
    at('start').focus()
    at('save').focus()
    at('place').innerHTML = '<ul><li><button id="first">The first</button></li></ul>'
    await takeAway('save', 'window')
    expect(document.activeElement).toBe(at('first'))
  })

  it('stays in a window at once, before the window leads it to its first control', async () => {
    draw(`<section role="dialog"><button id="close">Close</button>${LINES}</section>`)
    at('x1').focus()
    await user.keyboard('{Shift}')
    at('one').remove()
    await Promise.resolve()
    expect(document.activeElement).toBe(at('x2'))
  })

  it('leaves alone who points, and a focus that has gone on by itself', async () => {
    draw(LINES)
    at('x1').focus()
    await user.pointer({ keys: '[MouseLeft]', target: at('x1') })
    at('one').remove()
    await painted()
    expect(document.activeElement).toBe(document.body)

    draw(LINES)
    at('x1').focus()
    await user.keyboard('{Shift}')
    at('one').remove()
    at('before').focus()
    await painted()
    expect(document.activeElement).toBe(at('before'))
  })
})
