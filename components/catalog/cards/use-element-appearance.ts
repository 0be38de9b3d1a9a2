'use client'

import type { Appearance } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'

/**
 * Returns the portal's look for Stripe's Elements, and follows the theme.
 * https://docs.stripe.com/elements/appearance-api
 */
export function useElementAppearance(): Appearance {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => null)
  return useMemo(() => (theme === null ? {} : readAppearance(theme === 'dark')), [theme])
}

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function readTheme(): string {
  return document.documentElement.dataset.theme ?? 'light'
}

function readAppearance(isDark: boolean): Appearance {
  const color = readColors('accent', 'raised', 'ink', 'ink-2', 'ink-3', 'edge', 'stop')
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: color.accent,
      colorBackground: color.raised,
      colorText: color.ink,
      colorTextSecondary: color['ink-2'],
      colorTextPlaceholder: color['ink-3'],
      colorDanger: color.stop,
      fontFamily: '"Helvetica Neue", Arial, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '3px',
      gridRowSpacing: '22px',
      gridColumnSpacing: '16px',
    },
    // As `.input` in app/components.css, and Field's label and errors.
    rules: {
      '.Label': {
        color: color.ink,
        fontSize: '14px',
        fontWeight: '600',
        lineHeight: '20px',
        marginBottom: '6px',
      },
      '.Input': {
        border: `1px solid ${color.edge}`,
        boxShadow: 'none',
        lineHeight: '24px',
        padding: '9px 12px',
      },
      '.Input:focus': {
        borderColor: color.accent,
        boxShadow: 'none',
        outline: `2px solid ${color.accent}`,
        outlineOffset: '-1px',
      },
      '.Input--invalid': { borderColor: color.stop, boxShadow: `inset 0 -2px 0 ${color.stop}` },
      '.Error': { color: color.stop, fontSize: '13px', lineHeight: '18px', marginTop: '6px' },
    },
  }
}

/** Returns colors of the theme as `rgb()`, because Stripe.js doesn't parse `oklch()`. */
function readColors<Name extends string>(...names: Name[]): Record<Name, string> {
  const probe = document.createElement('span')
  probe.hidden = true
  document.body.append(probe)
  const colors = names.map((name) => {
    probe.style.color = `color-mix(in srgb, var(--color-${name}), var(--color-${name}))`
    return [name, toRgb(getComputedStyle(probe).color)]
  })
  probe.remove()
  return Object.fromEntries(colors)
}

/** `color(srgb 0.5 0.25 1)` becomes `rgb(128, 64, 255)`. */
function toRgb(color: string): string {
  const parts = color.match(/[\d.e-]+/g)?.slice(0, 3) ?? []
  const isFraction = color.startsWith('color(')
  return `rgb(${parts.map((part) => Math.round(Number(part) * (isFraction ? 255 : 1))).join(', ')})`
}
