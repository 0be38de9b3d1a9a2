CREATE TRIGGER "invoices_imported_booking" BEFORE INSERT OR UPDATE OF "booking_id", "transfer_id" ON "invoices"
  FOR EACH ROW WHEN (NEW."transfer_id" IS NULL) EXECUTE FUNCTION "reject_imported_invoice"();
