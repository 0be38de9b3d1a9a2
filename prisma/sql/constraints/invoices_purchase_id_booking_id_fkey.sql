ALTER TABLE "invoices" DROP CONSTRAINT "invoices_purchase_id_booking_id_fkey";
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase_id_booking_id_fkey" FOREIGN KEY ("purchase_id", "booking_id")
    REFERENCES "photo_purchases"("id", "booking_id") ON DELETE SET NULL ("purchase_id") ON UPDATE NO ACTION;
