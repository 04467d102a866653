/** What the process counts, in the text form Prometheus reads. Names and labels are few and fixed: no caller's text. */
export interface Metrics {
  countRequest(request: { readonly call: string; readonly status: number; readonly seconds: number }): void
  countRefusal(code: string): void
  /** A figure read when the page is asked for. */
  gauge(name: string, help: string, read: () => number): void
  render(): string
}

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Histogram {
  readonly buckets: number[]
  sum: number
  count: number
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const durations = new Map<string, Histogram>()
  const refusals = new Map<string, number>()
  const gauges: { name: string; help: string; read: () => number }[] = []

  return {
    countRequest({ call, status, seconds }) {
      increase(requests, `call="${call}",status="${status}"`)
      const histogram = durations.get(call) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 }
      durations.set(call, histogram)
      const first = bounds.findIndex((bound) => seconds <= bound)
      if (first >= 0) histogram.buckets[first] = (histogram.buckets[first] ?? 0) + 1
      histogram.sum += seconds
      histogram.count += 1
    },
    countRefusal: (code) => increase(refusals, `code="${code}"`),
    gauge(name, help, read) {
      gauges.push({ name, help, read })
    },
    render() {
      const lines = [
        ...head('comanda_requests_total', 'counter', 'Calls answered.'),
        ...[...requests].map(([labels, count]) => `comanda_requests_total{${labels}} ${count}`),
        ...head('comanda_refusals_total', 'counter', 'Calls refused, by code.'),
        ...[...refusals].map(([labels, count]) => `comanda_refusals_total{${labels}} ${count}`),
        ...head('comanda_request_duration_seconds', 'histogram', 'Time to answer a call.'),
        ...[...durations].flatMap(([call, histogram]) => histogramLines(call, histogram)),
        ...gauges.flatMap(({ name, help, read }) => [...head(name, 'gauge', help), `${name} ${read()}`]),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}

function histogramLines(call: string, { buckets, sum, count }: Histogram): string[] {
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

function increase(counts: Map<string, number>, labels: string): void {
  counts.set(labels, (counts.get(labels) ?? 0) + 1)
}
