import { describe, expect, it } from 'vitest'
import { asksItself, getModelFacts, printerModels, usualModel } from './printer-models.ts'

describe('a model of printer', () => {
  it('says everything that one must know to speak to it [DAY-211]', () => {
    const told = printerModels.map((model) => {
      const { name, language, codePage, columns } = getModelFacts(model)
      return [name, language, codePage, columns]
    })
    expect(told).toEqual([
      ['ESC/POS 80 mm', 'esc-pos', 'windows1252', 42],
      ['ESC/POS 58 mm', 'esc-pos', 'windows1252', 32],
      ['Epson TM-T20', 'esc-pos', 'windows1252', 48],
      ['Epson TM-T88', 'esc-pos', 'windows1252', 42],
      ['Epson TM-m30', 'esc-pos', 'windows1252', 48],
      ['Star TSP100 (III, IV)', 'star-prnt', 'windows1252', 48],
      ['Star TSP650', 'star-line', 'windows1252', 48],
      ['Star mC-Print2', 'star-prnt', 'windows1252', 32],
      ['Bixolon SRP-350', 'esc-pos', 'windows1252', 42],
      ['Citizen CT-S310', 'esc-pos', 'windows1252', 48],
      ['Xprinter XP-N160', 'esc-pos', 'windows1252', 48],
      ['ESC/POS 80 mm (858)', 'esc-pos', 'cp858', 42],
      ['ESC/POS 58 mm (858)', 'esc-pos', 'cp858', 32],
      ['ESC/POS 80 mm (437)', 'esc-pos', 'cp437', 42],
      ['ESC/POS 58 mm (437)', 'esc-pos', 'cp437', 32],
    ])
    expect(new Set(told.map(([name]) => name)).size).toBe(printerModels.length)
  })

  it('asks for its papers itself where it is a Star, and the usual one is the first of the list', () => {
    expect(printerModels.filter(asksItself)).toEqual(['star-tsp100', 'star-tsp650', 'star-mc-print2'])
    expect(usualModel).toBe(printerModels[0])
  })
})
