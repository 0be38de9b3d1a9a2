CREATE OR REPLACE FUNCTION "refuse_booking_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - '{before,after}'::text[] = to_jsonb(OLD) - '{before,after}'::text[]
    AND NEW."before" IS NOT DISTINCT FROM "without_address"(OLD."before")
    AND NEW."after" IS NOT DISTINCT FROM "without_address"(OLD."after")
    AND EXISTS (
      SELECT FROM "bookings" JOIN "profiles" ON "profiles"."id" = "bookings"."client_id"
      WHERE "bookings"."id" = OLD."booking_id" AND "profiles"."account_status" = 'DELETED'
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
