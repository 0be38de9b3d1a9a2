-- Shares have no shares.
CREATE OR REPLACE FUNCTION "refuse_share_of_share"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "invoices" WHERE "id" = NEW."share_of_id" AND "share_of_id" IS NOT NULL)
    OR EXISTS (SELECT FROM "invoices" WHERE "share_of_id" = NEW."id")
  THEN
    RAISE EXCEPTION 'a share has no shares' USING ERRCODE = '23514', CONSTRAINT = 'invoices_share_of_main';
  END IF;
  RETURN NEW;
END $$;
