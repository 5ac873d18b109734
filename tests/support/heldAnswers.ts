import { http } from 'msw'
import { server } from './openApp'

/** From now on answers to a method and path are made, and wait until they are let go. */
export function holdAnswers(
  method: 'get' | 'post' | 'put',
  path: string,
  answer: (request: Request) => Response | Promise<Response>,
): { letGo: () => void; asked: Promise<void> } {
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  server.use(
    http[method](path, async ({ request }) => {
      asked.resolve()
      const made = await answer(request.clone())
      await held.promise
      return made
    }),
  )
  return { letGo: held.resolve, asked: asked.promise }
}
