-- Every change to what the public page shows is counted, so that each process knows when what it remembers of it is old.
CREATE TABLE "public_editions" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "number" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "public_editions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "public_editions_one" CHECK ("id" = 1)
);
INSERT INTO "public_editions" DEFAULT VALUES;

CREATE FUNCTION "count_public_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "public_editions" ("number") VALUES (1)
    ON CONFLICT ("id") DO UPDATE SET "number" = "public_editions"."number" + 1;
    RETURN NULL;
END $$;

-- Deferred: the one row is taken when a transaction ends, behind every other lock it holds, so that no two wait for each other.
CREATE CONSTRAINT TRIGGER "portfolio_items_public" AFTER INSERT OR UPDATE OR DELETE ON "portfolio_items"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();
CREATE CONSTRAINT TRIGGER "portfolio_media_public" AFTER INSERT OR UPDATE OR DELETE ON "portfolio_media"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();
CREATE CONSTRAINT TRIGGER "equipment_public" AFTER INSERT OR UPDATE OR DELETE ON "equipment"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();
CREATE CONSTRAINT TRIGGER "portfolio_stats_public" AFTER INSERT OR UPDATE OR DELETE ON "portfolio_stats"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();
CREATE CONSTRAINT TRIGGER "services_public" AFTER INSERT OR UPDATE OR DELETE ON "services"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();
