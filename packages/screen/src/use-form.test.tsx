import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useForm, useValues } from './use-form.ts'

function Letter() {
  const [values, change] = useValues({ name: 'Ana', agrees: false })
  const form = useForm({ values, change, problems: { agrees: 'Debe aceptarla' }, submit: () => undefined })
  const name = form.field('name')
  return (
    <form {...form.props}>
      <input name={name.name} value={name.value} onChange={(event) => name.onChange(event.target.value)} />
      {form.field('agrees').problem ?? 'nothing said'} {String(form.isValid)}
    </form>
  )
}

it('says nothing about a form that nobody has touched', () => {
  expect(renderToStaticMarkup(<Letter />)).toBe(
    '<form noValidate=""><input name="name" value="Ana"/>nothing said false</form>',
  )
})
