CREATE OR REPLACE FUNCTION "reject_import_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a booking is imported or not from its beginning' USING ERRCODE = '23514', CONSTRAINT = 'bookings_imported_never_changes';
END $$;
