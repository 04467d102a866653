import type { StaffHandlers } from './call/staff-handler.ts'
import { claimRide } from './cart/claim-ride.ts'
import { delayOrder } from './cart/delay-order.ts'
import { giveRide } from './cart/give-ride.ts'
import { listRiders } from './cart/list-riders.ts'
import { moveOrder } from './cart/move-order.ts'
import { moveRide } from './cart/move-ride.ts'
import { placeBeside } from './cart/place-beside.ts'
import { placeTelephoneOrder } from './cart/place-telephone-order.ts'
import { previewPause } from './cart/preview-pause.ts'
import { showOrders } from './cart/show-orders.ts'
import { showTelephoneMenu } from './cart/show-telephone-menu.ts'
import { pauseThing } from './catalogue/pause-thing.ts'
import { resumeThing } from './catalogue/resume-thing.ts'
import { showPauses } from './catalogue/show-pauses.ts'
import type { House } from './house.ts'
import { acknowledgeAllergy } from './kitchen/acknowledge-allergy.ts'
import { bumpTicket } from './kitchen/bump-ticket.ts'
import { confirmVoid } from './kitchen/confirm-void.ts'
import { fireCourse } from './kitchen/fire-course.ts'
import { listBumped } from './kitchen/list-bumped.ts'
import { moveKitchenItem } from './kitchen/move-kitchen-item.ts'
import { removeStation } from './kitchen/remove-station.ts'
import { showKitchen } from './kitchen/show-kitchen.ts'
import { handInPouch } from './payment/hand-in-pouch.ts'
import { rejectOrder } from './payment/reject-order.ts'
import { showPouches } from './payment/show-pouches.ts'
import { showRides } from './payment/show-rides.ts'
import { takeDoorMoney } from './payment/take-door-money.ts'
import { takeOrderMoney } from './payment/take-order-money.ts'
import { takeTableMoney } from './payment/take-table-money.ts'
import { voidLine } from './payment/void-line.ts'
import { addPrinter } from './printing/add-printer.ts'
import { changePrinter } from './printing/change-printer.ts'
import { dropPaper } from './printing/drop-paper.ts'
import { printPaper } from './printing/print-paper.ts'
import { removePrinter } from './printing/remove-printer.ts'
import { showPrinting } from './printing/show-printing.ts'
import { addPerson } from './staff/add-person.ts'
import { changePerson } from './staff/change-person.ts'
import { enterPin } from './staff/enter-pin.ts'
import { invitePerson } from './staff/invite-person.ts'
import { listActions } from './staff/list-actions.ts'
import { listDevices } from './staff/list-devices.ts'
import { listPeople } from './staff/list-people.ts'
import { listRoles } from './staff/list-roles.ts'
import { listTiles } from './staff/list-tiles.ts'
import { makePairingCode } from './staff/make-pairing-code.ts'
import { pairDevice } from './staff/pair-device.ts'
import { revokeDevice } from './staff/revoke-device.ts'
import { saveRole } from './staff/save-role.ts'
import { setUpPerson } from './staff/set-up-person.ts'
import { signIn } from './staff/sign-in.ts'
import { signOut } from './staff/sign-out.ts'
import { undoAction } from './staff/undo-action.ts'
import { whoAmI } from './staff/who-am-i.ts'
import { answerTableCall } from './table/answer-table-call.ts'
import { closeTable } from './table/close-table.ts'
import { openTable } from './table/open-table.ts'
import { setBuffetBlock } from './table/set-buffet-block.ts'
import { showFloor } from './table/show-floor.ts'
import { endRush } from './venue/end-rush.ts'
import { showRush } from './venue/show-rush.ts'
import { startRush } from './venue/start-rush.ts'

/** One handler per row of the staff's catalogue, under the row's own name. */
export const staffHandlers: StaffHandlers<House> = {
  signIn,
  signOut,
  whoAmI,
  listTiles,
  enterPin,
  setUpPerson,

  makePairingCode,
  pairDevice,
  listDevices,
  revokeDevice,

  listPeople,
  addPerson,
  invitePerson,
  changePerson,
  listRoles,
  saveRole,

  listActions,
  undoAction,

  showKitchen,
  moveKitchenItem,
  removeStation,
  bumpTicket,
  fireCourse,
  acknowledgeAllergy,
  confirmVoid,
  listBumped,

  showOrders,
  moveOrder,
  delayOrder,
  rejectOrder,
  voidLine,
  showTelephoneMenu,
  placeTelephoneOrder,
  placeBeside,

  showRush,
  startRush,
  endRush,

  showPauses,
  previewPause,
  pauseThing,
  resumeThing,

  showFloor,
  openTable,
  answerTableCall,
  setBuffetBlock,
  takeTableMoney,
  takeOrderMoney,
  closeTable,

  showRides,
  listRiders,
  giveRide,
  claimRide,
  moveRide,
  takeDoorMoney,
  showPouches,
  handInPouch,

  showPrinting,
  printPaper,
  dropPaper,
  addPrinter,
  changePrinter,
  removePrinter,
}
