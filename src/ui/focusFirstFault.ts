/** Takes a person to the first field that is not right (quality F1 of section 3). */
export function focusFirstFault(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  const target = wrong?.matches('input, button, textarea, [tabindex]')
    ? wrong
    : wrong?.querySelector<HTMLElement>('input, button, textarea, [tabindex]')
  target?.focus()
}

/** The `ref` of what a form is answered: it stands in the form, which is longer than its sheet. */
export function bringUp(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'center' })
}
