import { callsBySubject, getExample } from '@comanda/contract/all-calls'
import { getStaffExample, type StaffCallName, staffCalls } from '@comanda/contract/all-staff-calls'
import { type Call, isReplayed, travelsInQuery } from '@comanda/contract/call'
import { documented } from '@comanda/contract/documented'
import { envelopeParameters } from '@comanda/contract/envelope'
import type { Example } from '@comanda/contract/example'
import { refusalCodes } from '@comanda/contract/refusal-codes'
import { z } from 'zod'

type Json = Readonly<Record<string, unknown>>

/** The catalogue as OpenAPI, made from the schemas that read and write the wire. */
export function createOpenApi(): Json {
  const { describe, components } = createDescriber()
  const paths: Record<string, Record<string, Json>> = {}
  for (const described of listDescribed()) {
    const path = `/api${described.row.path}`
    paths[path] = { ...paths[path], [described.row.method.toLowerCase()]: describeCall(described, describe) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Comanda',
      version: '1',
      description:
        'Every call carries the envelope in its query. Start with POST /admin/startup, then POST /Login; its token goes into all other calls.',
    },
    servers: [{ url: '/' }],
    tags: [...Object.keys(callsBySubject), staffSubject].map((name) => ({ name })),
    paths,
    components: { schemas: components, parameters: describeEnvelope() },
  }
}

type Describe = (schema: Call['request']) => Json

/** The staff's calls answer on a host of their own, without an envelope. */
const staffSubject = 'staff'

interface DescribedCall {
  readonly subject: string
  readonly name: string
  readonly row: Call
  readonly example: Example
}

function listDescribed(): readonly DescribedCall[] {
  return [
    ...Object.entries(callsBySubject).flatMap(([subject, calls]) =>
      Object.entries(calls).map(([name, row]) => ({ subject, name, row, example: getExample(name) })),
    ),
    ...Object.entries(staffCalls).map(([name, row]) => {
      return { subject: staffSubject, name, row, example: getStaffExample(name as StaffCallName) }
    }),
  ]
}

function describeCall({ subject, name, row, example }: DescribedCall, describe: Describe): Json {
  const inQuery = travelsInQuery(row)
  const request = describe(row.request)
  return {
    operationId: name,
    tags: [subject],
    summary: row.summary,
    'x-caller': row.caller,
    'x-requirements': row.requirements,
    parameters: [...envelopeFor(row), ...ownParameters(request, row, example.request as Json), ...keyFor(row)],
    ...(inQuery
      ? {}
      : { requestBody: { content: { 'application/json': { schema: request, example: example.request } } } }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          [row.streams ? 'text/event-stream' : 'application/json']: {
            schema: describe(row.reply),
            example: example.reply,
          },
        },
      },
      default: { description: 'Refused, or failed.', content: { 'application/json': { schema: ref('Refusal') } } },
    },
  }
}

const required = ['time', 'public_key', 'secret_key', 'token']

function describeEnvelope(): Json {
  return Object.fromEntries(
    Object.entries(envelopeParameters).map(([name, description]) => [
      name,
      { name, in: 'query', required: required.includes(name), description, schema: { type: 'string' } },
    ]),
  )
}

function envelopeFor({ caller, namesSiteItself }: Call): Json[] {
  if (caller === 'anyone' || caller === 'staff') return []
  const left = [...(caller === 'site' ? ['token', 'employee'] : []), ...(namesSiteItself ? ['web_id'] : [])]
  return Object.keys(envelopeParameters)
    .filter((parameter) => !left.includes(parameter))
    .map((parameter) => ({ $ref: `#/components/parameters/${parameter}` }))
}

function ownParameters(request: Json, row: Call, example: Json): Json[] {
  const properties = (request.properties ?? {}) as Record<string, Json>
  const required = (request.required ?? []) as readonly string[]
  const enveloped = row.caller === 'anyone' || row.caller === 'staff' ? [] : Object.keys(envelopeParameters)
  return Object.entries(properties)
    .filter(([name]) => !enveloped.includes(name) && (travelsInQuery(row) || row.alsoInQuery?.includes(name)))
    .map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
      ...(example[name] === undefined || example[name] === null ? {} : { example: example[name] }),
    }))
}

function keyFor(row: Call): Json[] {
  if (!isReplayed(row)) return []
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'A repeat with the same key and body gets the first answer again.',
      schema: { type: 'string', maxLength: 255 },
    },
  ]
}

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}

/** Entities with a name of their own are described once and referred to. */
function createDescriber(): { describe: Describe; components: Record<string, Json> } {
  const components: Record<string, Json> = { Refusal: refusalSchema }
  const describe: Describe = (schema) => {
    const {
      $schema: _,
      $defs = {},
      id,
      ...own
    } = referringToComponents(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: documented }))
    for (const [name, described] of Object.entries($defs)) components[name] = withoutId(described)
    if (typeof id !== 'string') return own
    components[id] = own
    return ref(id)
  }
  return { describe, components }
}

type Described = Record<string, unknown> & { $defs?: Record<string, Json> }

function referringToComponents(schema: unknown): Described {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

function withoutId({ id: _, ...schema }: Json): Json {
  return schema
}

const refusalSchema: Json = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { const: 'ERROR' },
    code: { type: 'string', enum: refusalCodes },
    message: { type: 'string', description: "One sentence in the caller's language." },
    details: { type: 'object' },
  },
}
