CREATE OR REPLACE FUNCTION "count_public_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "public_editions" ("number") VALUES (1)
    ON CONFLICT ("id") DO UPDATE SET "number" = "public_editions"."number" + 1;
    RETURN NULL;
END $$;
