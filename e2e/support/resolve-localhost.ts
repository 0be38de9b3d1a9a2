import dns from 'node:dns'

/**
 * Resolves `localhost` to 127.0.0.1 without asking a name server, as RFC 6761, 6.3 requires. Playwright also asks for its
 * IPv6 address, which /etc/hosts often lacks, and a name server that doesn't respond then holds up requests for five seconds.
 * Changes the whole process, because Playwright has no option for it.
 */
export function resolveLocalhost(): void {
  const { lookup } = dns.promises
  dns.promises.lookup = ((hostname: string, options: dns.LookupOptions) => {
    if (hostname !== 'localhost' || options.family !== 6) return lookup(hostname, options)
    return Promise.reject(new Error('localhost has no IPv6 address here.'))
  }) as typeof lookup
}
