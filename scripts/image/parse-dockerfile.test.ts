import { expect, test } from 'vitest'
import { parseDockerfile } from './parse-dockerfile'

test('stages have names, and an instruction may span lines', () => {
  const file = [
    '# syntax=docker/dockerfile:1',
    'FROM node:24 AS base',
    'WORKDIR /portal',
    '',
    'FROM base AS portal',
    'ENV A=1 \\',
    '    B=2',
    'CMD ["node", "server.js"]',
  ]
  expect(parseDockerfile(file.join('\n'))).toEqual([
    { name: 'base', from: 'node:24', instructions: [{ name: 'WORKDIR', text: '/portal' }] },
    {
      name: 'portal',
      from: 'base',
      instructions: [
        { name: 'ENV', text: 'A=1 B=2' },
        { name: 'CMD', text: '["node", "server.js"]' },
      ],
    },
  ])
})

test.each(['WORKDIR /portal', 'FROM node:24', 'FROM node:24 AS base\nrun npm ci'])('rejects %s', (file) => {
  expect(() => parseDockerfile(file)).toThrow()
})
