import { isChargeMethod } from '@comanda/payments/server/providers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { printDataPolicy } from '../http/content-policy.ts'
import type { StoredAttempt } from './attempt.repository.ts'
import { continueAttempt } from './continue-attempt.ts'
import { type PaymentsKit, toCharge } from './payments-kit.ts'
import { receiveNotification } from './receive-notification.ts'
import { turnBack } from './turn-back.ts'

/**
 * The routes for banks and card issuers: no envelope, no session, and nothing counts that is not signed or does not
 * name what this server began. They are no calls of the catalogue.
 */
export async function registerPaymentRoutes(app: FastifyInstance, kit: PaymentsKit): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // A signature covers the exact bytes that came.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    scope.post('/payment/notify/:method', { config: { call: 'paymentNotification' } }, async (request, reply) => {
      const { method } = request.params as { method: string }
      if (!isChargeMethod(method)) return reply.code(404).send()
      // When storing fails the answer is an error, so that the bank tries again.
      const received = await receiveNotification(kit, method, toMessage(request))
      return reply.code(received === 'settled' ? 200 : 400).send()
    })

    scope.post('/payment/challenge', { config: { call: 'paymentChallenge' } }, async (request, reply) =>
      sendBack(reply, await continueAttempt(kit, 'challenge', readForm(request))),
    )

    scope.get('/payment/cancel/:order', { config: { call: 'paymentCancel' } }, async (request, reply) =>
      sendBack(reply, await turnBack(kit, (request.params as { order: string }).order)),
    )

    scope.post('/payment/method', { config: { call: 'paymentMethod' } }, async (request, reply) => {
      await continueAttempt(kit, 'method', readForm(request))
      return sendEmptyFrame(reply)
    })
  })
}

/** The page shows what is stored. */
function sendBack(reply: FastifyReply, attempt: StoredAttempt | undefined): FastifyReply {
  return reply.redirect(attempt ? toCharge(attempt).addresses.back : '/checkout', 303)
}

function toMessage(request: FastifyRequest) {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  return {
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: String(request.body ?? ''),
    receivedAt: Date.now(),
  }
}

function readForm(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(String(request.body ?? '')))
}

/** Shown only in a hidden frame of our own page. */
function sendEmptyFrame(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-security-policy', printDataPolicy("'self'"))
    .header('x-frame-options', 'SAMEORIGIN')
    .type('text/html; charset=utf-8')
    .send('<!doctype html><title>·</title>')
}
