export type RefusalStatus = 400 | 401 | 403 | 404 | 409

/** An answer other than success: `{detail}` or `{field: [sentences]}` (contract.md, Errors). */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly body: Record<string, unknown>

  constructor(status: RefusalStatus, body: Record<string, unknown>) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}
