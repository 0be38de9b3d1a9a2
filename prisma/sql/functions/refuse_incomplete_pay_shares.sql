-- The parts of a shared booking add up to all of it. Deferred, because they are replaced one row at a time. The lock makes
-- the second of two concurrent changes see the first.
CREATE OR REPLACE FUNCTION "refuse_incomplete_pay_shares"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "changed" UUID[] := CASE TG_OP
  WHEN 'INSERT' THEN ARRAY[NEW."booking_id"] WHEN 'DELETE' THEN ARRAY[OLD."booking_id"]
  ELSE ARRAY[NEW."booking_id", OLD."booking_id"] END;
BEGIN
  PERFORM 1 FROM "bookings" WHERE "id" = ANY("changed") ORDER BY "id" FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM "pay_shares" WHERE "booking_id" = ANY("changed")
    GROUP BY "booking_id" HAVING sum("basis_points") <> 10000
  ) THEN
    RAISE EXCEPTION 'the shares of a booking add up to 10000' USING ERRCODE = '23514', CONSTRAINT = 'pay_shares_whole';
  END IF;
  RETURN NULL;
END $$;
