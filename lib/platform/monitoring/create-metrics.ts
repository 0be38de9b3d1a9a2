import 'server-only'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Upper bounds in seconds. */
const requestBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const jobBuckets = [0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900]

export type Metrics = ReturnType<typeof createMetrics>

/** Creates every metric in a registry of its own, with the defaults for Node.js: event loop, memory, garbage collection. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets: number[]) =>
    new Histogram({ name: `northlight_${name}`, help, labelNames, buckets, registers })
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `northlight_${name}`, help, labelNames, registers })
  return {
    registry,
    requests: histogram(
      'http_request_duration_seconds',
      'Time from a request to the end of its response',
      ['method', 'route', 'status'],
      requestBuckets,
    ),
    jobRuns: histogram(
      'job_duration_seconds',
      'Time that one attempt of a job took in this process',
      ['job', 'outcome'],
      jobBuckets,
    ),
    webhooks: histogram(
      'webhook_duration_seconds',
      'Time from receiving a webhook event to having processed it',
      ['provider', 'outcome'],
      requestBuckets,
    ),
    webhookDelay: histogram(
      'webhook_delay_seconds',
      "Time from an event's creation by the service to having processed it",
      ['provider'],
      jobBuckets,
    ),
    jobs: gauge('jobs', 'Jobs in the queue', ['job', 'state']),
    oldestJob: gauge('job_oldest_waiting_seconds', 'How long the oldest job that could run has waited'),
    outbox: gauge('outbox_messages', 'Unsent emails and live events', ['kind', 'status']),
    oldestMessage: gauge('outbox_oldest_queued_seconds', 'Age of the oldest queued message', ['kind']),
    lastWebhook: gauge('webhook_last_received_timestamp_seconds', 'When the newest webhook event arrived'),
    connections: gauge('database_pool_connections', "This process' database connections", ['pool', 'state']),
    databaseRead: gauge('database_read_success', '1 if this scrape could read the database, otherwise 0'),
  }
}
