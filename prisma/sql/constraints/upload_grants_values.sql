-- What was granted can't be negative, and no more of it arrives.
ALTER TABLE "upload_grants" ADD CONSTRAINT "upload_grants_values" CHECK (
  "files" >= 0 AND "bytes" >= 0 AND "arrived_bytes" BETWEEN 0 AND "bytes"
);
