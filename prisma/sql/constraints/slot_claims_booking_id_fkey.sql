-- Deferred: a booking claims its slots before it is written.
ALTER TABLE "slot_claims" DROP CONSTRAINT "slot_claims_booking_id_fkey";
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
