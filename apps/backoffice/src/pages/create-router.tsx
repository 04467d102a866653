import type { StaffPage, StaffThing } from '@comanda/contract/staff-pages'
import { createBrowserRouter, Outlet } from 'react-router'
import { Frame } from '../shell/frame.tsx'
import { Gate } from '../shell/gate.tsx'
import { AllowedPage } from './allowed-page.tsx'
import { UnknownPage } from './unknown-page.tsx'

/** The screens behind the gate by their address, each fetched when it is opened. */
const screens = {
  '/': async () => (await import('../start/start.screen.tsx')).Component,
  '/kitchen': async () => (await import('../kitchen/kitchen.screen.tsx')).Component,
  '/printing': async () => (await import('../printing/printing.screen.tsx')).Component,
  '/floor': async () => (await import('../floor/floor.screen.tsx')).Component,
  '/waiting': async () => (await import('../waiting/waiting.screen.tsx')).Component,
  '/people': async () => (await import('../team/people.screen.tsx')).Component,
  '/roles': async () => (await import('../team/roles.screen.tsx')).Component,
  '/devices': async () => (await import('../team/devices.screen.tsx')).Component,
  '/audit': async () => (await import('../team/audit.screen.tsx')).Component,
  '/orders': async () => (await import('../orders/orders.screen.tsx')).Component,
  '/book': async () => (await import('../book/book.screen.tsx')).Component,
  '/orders/search': async () => (await import('../orders/order-search.screen.tsx')).Component,
  '/orders/:orderId': async () => (await import('../orders/order.screen.tsx')).Component,
  '/rides': async () => (await import('../rides/rides.screen.tsx')).Component,
  '/pauses': async () => (await import('../pauses/pauses.screen.tsx')).Component,
  '/telephone': async () => (await import('../telephone/telephone.screen.tsx')).Component,
  // Paired by now: the address of the code leads to the start.
  '/pair': async () => (await import('../start/start.screen.tsx')).Component,
} as const satisfies Record<Exclude<StaffPage, '/welcome'> | StaffThing, () => Promise<() => React.ReactNode>>

export function createRouter() {
  return createBrowserRouter([
    {
      path: '/welcome',
      lazy: { Component: async () => (await import('../door/welcome.screen.tsx')).Component },
      HydrateFallback: () => null,
    },
    {
      element: (
        <Gate>
          <Frame>
            <Outlet />
          </Frame>
        </Gate>
      ),
      HydrateFallback: () => null,
      children: [
        ...(Object.keys(screens) as (keyof typeof screens)[]).map((path) => ({
          element: <AllowedPage page={path} />,
          children: [{ path, lazy: { Component: screens[path] } }],
        })),
        { path: '*', element: <UnknownPage /> },
      ],
    },
  ])
}
