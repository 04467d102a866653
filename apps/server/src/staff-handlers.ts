import type { StaffHandlers } from './call/staff-handler.ts'
import { pauseThing } from './catalogue/pause-thing.ts'
import { resumeThing } from './catalogue/resume-thing.ts'
import { showPauses } from './catalogue/show-pauses.ts'
import { voidLine } from './checkout/void-line.ts'
import type { House } from './house.ts'
import { acknowledgeAllergy } from './kitchen/acknowledge-allergy.ts'
import { bumpTicket } from './kitchen/bump-ticket.ts'
import { confirmVoid } from './kitchen/confirm-void.ts'
import { fireCourse } from './kitchen/fire-course.ts'
import { listBumped } from './kitchen/list-bumped.ts'
import { moveKitchenItem } from './kitchen/move-kitchen-item.ts'
import { removeStation } from './kitchen/remove-station.ts'
import { showKitchen } from './kitchen/show-kitchen.ts'
import { delayOrder } from './order/delay-order.ts'
import { moveOrder } from './order/move-order.ts'
import { placeBeside } from './order/place-beside.ts'
import { placeTelephoneOrder } from './order/place-telephone-order.ts'
import { previewPause } from './order/preview-pause.ts'
import { rejectOrder } from './order/reject-order.ts'
import { showOrders } from './order/show-orders.ts'
import { showTelephoneMenu } from './order/show-telephone-menu.ts'
import { addPrinter } from './printing/add-printer.ts'
import { changePrinter } from './printing/change-printer.ts'
import { dropPaper } from './printing/drop-paper.ts'
import { printPaper } from './printing/print-paper.ts'
import { removePrinter } from './printing/remove-printer.ts'
import { showPrinting } from './printing/show-printing.ts'
import { claimRide } from './rides/claim-ride.ts'
import { giveRide } from './rides/give-ride.ts'
import { listRiders } from './rides/list-riders.ts'
import { moveRide } from './rides/move-ride.ts'
import { showRides } from './rides/show-rides.ts'
import { takeDoorMoney } from './rides/take-door-money.ts'
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
import { handInPouch } from './till/hand-in-pouch.ts'
import { showPouches } from './till/show-pouches.ts'
import { takeOrderMoney } from './till/take-order-money.ts'
import { takeTableMoney } from './till/take-table-money.ts'
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
