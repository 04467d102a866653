export { Component } from './checkout.screen.tsx'
