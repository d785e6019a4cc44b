"""Writes the golden matches anew; what changed is reviewed as a diff."""

from tests.golden.cases import CASES

if __name__ == "__main__":
    for case in CASES:
        case.file.parent.mkdir(parents=True, exist_ok=True)
        case.file.write_text(case.text(), encoding="utf-8")
        print(case.file.name)
