import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { IsStaffHost } from './staff-host.ts'

const staff = 'staff'

/** The options of a route that exists on the staff's host, beside one of the same path on the sites' hosts. */
export const onStaffHost = { constraints: { [staff]: true } } as const

interface StaffConstraintOptions {
  readonly isStaffHost: IsStaffHost
  readonly trustedProxies: number
}

/** Routes are chosen before a request is one of the framework's, so the host is read here as the framework reads it. */
export function addStaffConstraint(
  app: FastifyInstance,
  { isStaffHost, trustedProxies }: StaffConstraintOptions,
): void {
  app.addConstraintStrategy({
    name: staff,
    storage: () => new Map(),
    deriveConstraint: (request) => {
      const { headers } = request as unknown as IncomingMessage
      const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined
      return isStaffHost(forwarded?.toString().split(',').at(-1)?.trim() ?? headers.host) || undefined
    },
  })
}
