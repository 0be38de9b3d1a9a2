-- The photos of an imported shoot can be sold again, to another client. Nothing else of it is charged.
CREATE OR REPLACE FUNCTION "reject_imported_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "bookings" WHERE "id" = NEW."booking_id" AND "imported_at" IS NOT NULL) THEN
    RAISE EXCEPTION 'an imported booking has no invoice' USING ERRCODE = '23514', CONSTRAINT = 'invoices_imported_booking';
  END IF;
  RETURN NEW;
END $$;
