/** The counts of the process, in Prometheus' text format. Names and labels are few and fixed: never a caller's text. */
export interface Metrics {
  countRequest(request: { readonly call: string; readonly status: number; readonly seconds: number }): void
  countRefusal(code: string): void
  /** A figure that is read when the page is requested. */
  gauge(name: string, help: string, read: () => number): void
  render(): string
}

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface CallFigures {
  readonly statuses: Map<number, number>
  readonly buckets: number[]
  sum: number
  count: number
}

export function createMetrics(): Metrics {
  const calls = new Map<string, CallFigures>()
  const refusals = new Map<string, number>()
  const gauges: { name: string; help: string; read: () => number }[] = []

  return {
    countRequest({ call, status, seconds }) {
      const figures = calls.get(call) ?? { statuses: new Map(), buckets: bounds.map(() => 0), sum: 0, count: 0 }
      calls.set(call, figures)
      figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1)
      const first = bounds.findIndex((bound) => seconds <= bound)
      if (first >= 0) figures.buckets[first] = (figures.buckets[first] ?? 0) + 1
      figures.sum += seconds
      figures.count += 1
    },
    countRefusal(code) {
      refusals.set(code, (refusals.get(code) ?? 0) + 1)
    },
    gauge(name, help, read) {
      gauges.push({ name, help, read })
    },
    render() {
      const lines = [
        ...head('comanda_requests_total', 'counter', 'Calls answered.'),
        ...[...calls].flatMap(([call, { statuses }]) =>
          [...statuses].map(([status, count]) => `comanda_requests_total{call="${call}",status="${status}"} ${count}`),
        ),
        ...head('comanda_refusals_total', 'counter', 'Calls refused, by code.'),
        ...[...refusals].map(([code, count]) => `comanda_refusals_total{code="${code}"} ${count}`),
        ...head('comanda_request_duration_seconds', 'histogram', 'Time to answer a call.'),
        ...[...calls].flatMap(([call, figures]) => histogramLines(call, figures)),
        ...gauges.flatMap(({ name, help, read }) => [...head(name, 'gauge', help), `${name} ${read()}`]),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}

function histogramLines(call: string, { buckets, sum, count }: CallFigures): string[] {
  const name = 'comanda_request_duration_seconds'
  let below = 0
  const steps = bounds.map((bound, index) => {
    below += buckets[index] ?? 0
    return `${name}_bucket{call="${call}",le="${bound}"} ${below}`
  })
  return [
    ...steps,
    `${name}_bucket{call="${call}",le="+Inf"} ${count}`,
    `${name}_sum{call="${call}"} ${sum}`,
    `${name}_count{call="${call}"} ${count}`,
  ]
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}
