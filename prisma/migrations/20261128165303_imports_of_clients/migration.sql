-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "import_id" UUID;

-- CreateTable
CREATE TABLE "client_imports" (
    "id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "imported_by" UUID,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "client_imports_imported_at_idx" ON "client_imports"("imported_at" DESC);

-- CreateIndex
CREATE INDEX "client_imports_imported_by_idx" ON "client_imports"("imported_by");

-- CreateIndex
CREATE INDEX "profiles_import_id_idx" ON "profiles"("import_id");

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "client_imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_imports" ADD CONSTRAINT "client_imports_imported_by_fkey" FOREIGN KEY ("imported_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
