-- Deferred: the one row is taken when a transaction ends, behind every other lock it holds, so that no two wait for each other.
CREATE CONSTRAINT TRIGGER "portfolio_items_public" AFTER INSERT OR UPDATE OR DELETE ON "portfolio_items"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_public_change"();
