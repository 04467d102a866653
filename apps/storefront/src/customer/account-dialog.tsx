import type { LoggedIn } from '@comanda/contract/calls/customer'
import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import { mustLogIn } from '@comanda/rules/venue/visit'
import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useEffect, useRef, useState } from 'react'
import { ContactLink } from '../parts/exit-links.tsx'
import type { OverlayProps } from '../state/overlay-props.ts'
import { keepReadingOnly } from '../state/reading-only.ts'
import { getSetup } from '../state/setup.ts'
import { dropUser, keepUser, readUser } from '../state/user.ts'
import { readLoginAddress } from '../views/login-address.ts'
import { AccountMenu } from './account-menu.tsx'
import { ForgottenForm } from './forgotten-form.tsx'
import { LogOut } from './log-out.tsx'
import { LoginForm } from './login-form.tsx'
import { openSetupAfterLogin } from './open-setup.ts'
import { PasswordForm } from './password-form.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** The views that the dialog can show, each with its width and title (SHELL-061). */
const views = {
  login: { width: dialogFrames.login.maxWidth, title: 'logIn' },
  registration: { width: dialogFrames.registration.maxWidth, title: 'register' },
  forgotten: { width: dialogFrames.password.maxWidth, title: 'forgottenTitle' },
  menu: { width: dialogFrames.login.maxWidth, title: 'menu' },
  password: { width: dialogFrames.password.maxWidth, title: 'changePassword' },
  'log-out': { width: dialogFrames.login.maxWidth, title: 'logOut' },
} as const satisfies Record<string, { readonly width: number; readonly title: keyof Dictionary['account'] }>
type View = keyof typeof views

/** Log in, register, recover, the account's menu, change the password, log out: one dialog that shows one at a time. */
export default function AccountDialog({ overlay, root: { site }, onClose }: OverlayProps<'account'>) {
  const words = useWords('customer')
  const [user, setUser] = useState(readUser)
  const [view, setView] = useState<View>(overlay.view ?? (user ? 'menu' : 'login'))
  const [email, setEmail] = useState('')
  const content = useRef<HTMLDivElement>(null)
  useFocusOnChange(content, view)

  const isInsisting = mustLogIn(site, { loggedIn: user !== null, mode: getSetup().mode ?? site.mode })
  const isLogin = view === 'login'
  // On a site for customers only, leaving another form returns to the login (ACCOUNT-022).
  const leave = () => (site.onlyUsers && user === null && !isLogin ? setView('login') : onClose())
  const enter = (reply: LoggedIn) => {
    keepUser(reply)
    tell(reply.message)
    onClose()
    const next = readLoginAddress(location.search)
    if (next !== null) location.assign(next)
    else openSetupAfterLogin(site)
  }
  const forget = () => {
    setUser(null)
    setView('login')
  }
  const exit = () => {
    if (site.onlyUsers) forget()
    else onClose()
    // A page of the account belongs to the customer who just left; nothing of it stays on the screen.
    if (/^\/account\/(?!resetpassword)/.test(location.pathname)) location.assign('/')
  }

  return (
    <Sheet
      title={view === 'menu' && user?.name ? words.account.hello(user.name) : words.account[views[view].title]}
      closeLabel={words.shell.close}
      isOpen
      onClose={leave}
      width={views[view].width}
      closing={isInsisting && isLogin ? 'never' : 'free'}
    >
      <div ref={content}>
        {isLogin && (
          <>
            {site.onlyUsers && <p className="mb-4 text-pretty text-muted">{words.account.membersOnly}</p>}
            <LoginForm
              email={email}
              onEmail={setEmail}
              onIn={enter}
              onForgotten={() => setView('forgotten')}
              onRegister={() => setView('registration')}
            />
            {isInsisting && (
              <div className="mt-3 grid gap-1">
                <Button
                  look="soft"
                  onClick={() => {
                    keepReadingOnly()
                    onClose()
                  }}
                >
                  {words.account.readMenu}
                </Button>
                <ContactLink />
              </div>
            )}
          </>
        )}
        {view === 'registration' && <RegistrationForm email={email} onIn={enter} />}
        {view === 'forgotten' && (
          <ForgottenForm email={email} onEmail={setEmail} onBack={() => (user ? setView('menu') : setView('login'))} />
        )}
        {view === 'menu' && user && (
          <AccountMenu
            user={user}
            onPassword={() => setView('password')}
            onLogOut={() => setView('log-out')}
            onUnknown={() => {
              dropUser()
              forget()
            }}
          />
        )}
        {view === 'password' && user && <PasswordForm user={user} onDone={onClose} />}
        {view === 'log-out' && <LogOut onStay={() => setView('menu')} onOut={exit} />}
      </div>
    </Sheet>
  )
}

/** The pressed button disappears with its step, so the dialog itself takes the focus, as when it opened. */
function useFocusOnChange(content: { readonly current: HTMLElement | null }, view: View): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const dialog = content.current?.closest<HTMLElement>('[role=dialog]')
    dialog?.focus({ preventScroll: true })
    // A longer view may have been scrolled: the next begins with its title (F-223).
    dialog?.scrollIntoView({ block: 'start' })
  }, [content, view])
}
