-- Nobody is paid for more than all of a booking, whoever approves what at the same time.
CREATE OR REPLACE FUNCTION "refuse_overpaid_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "bookings" WHERE "id" = NEW."booking_id" FOR NO KEY UPDATE;
  IF (SELECT sum("basis_points") FROM "pay_statement_shoots" WHERE "booking_id" = NEW."booking_id") > 10000 THEN
    RAISE EXCEPTION 'a booking is paid once' USING ERRCODE = '23514', CONSTRAINT = 'pay_statement_shoots_whole';
  END IF;
  RETURN NULL;
END $$;
