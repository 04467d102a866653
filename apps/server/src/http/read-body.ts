import type { FastifyInstance } from 'fastify'
import { isPlainData } from './plain-data.ts'

/** A write without a body is an empty write, not a mistake; data that cannot be processed is refused here. */
export function readBodiesAsJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {})
    // Its type allows a promise, but this parser returns none.
    void parse(request, body.toString(), (error, read) => {
      if (error !== null || isPlainData(read)) done(error, read)
      else done(notPlain)
    })
  })
}

const notPlain = Object.assign(new Error('the body is nested too deep, or holds a text that is none'), {
  statusCode: 400,
})
